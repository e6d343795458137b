/** The events of some types, such as those of the deliveries of a webhook. */
export const eventTypesIndex = `on "event" ("type", "sequence")`;

export const eventTypes = `
create index if not exists "event_type_sequence_index" ${eventTypesIndex};
`;
