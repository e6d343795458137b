export interface DomainPageConfiguration {
  /** Days for which the record of a proven domain may be missing. */
  domainGraceDays: number;
}
