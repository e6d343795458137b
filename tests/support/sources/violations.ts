/**
 * How responses differed from the OpenAPI document. Here and not in the setup file, which vitest evaluates anew for every test
 * file of a worker: modules of earlier files would add to a list that is not read any more.
 */
export const violations: Error[] = [];
