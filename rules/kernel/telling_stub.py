from rules.kernel.chronicle import stored_events as stored_events
