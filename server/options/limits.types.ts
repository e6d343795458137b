/** Returns the rule for a request, or `false` for none. It also runs for requests without a valid session. */
export type RateLimitRuleOf = (
  request: Request,
) => { window: number; max: number } | false | Promise<{ window: number; max: number } | false>;
