/** Of each form, a function that returns whether its input would be lost with the screen. */
export const unsavedForms = new Set<() => boolean>();
