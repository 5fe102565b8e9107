from rules.kernel.codec import to_data


def stored_events(state, events):
    return [to_data(event) for event in events]
