import { writeDocument } from '#openapi/write.ts';
import { appRouter } from '#server/router.ts';

/** `npm run docs`: what is generated from the router and checked in. */
writeDocument(appRouter);
