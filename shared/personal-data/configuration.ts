export interface PersonalDataPageConfiguration {
  /** Whether users can export their data. */
  personalData: { export: boolean };
}
