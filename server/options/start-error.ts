/** Why the service cannot start: one line that an operator can act on, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The same, where an option is to blame: the line names it, what it got and what it needs. */
export class OptionsError extends StartError {
  override name = 'OptionsError';
}
