import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { serveExplorer } from '#openapi/explorer.ts';

import { Background } from '#server/lib/background.ts';
import { FailedAttemptLog } from '#server/audit/failed-attempt-log.ts';
import { createContext, type AppServices } from '#server/call/context.ts';
import { registriesOf, type Feature } from '#server/call/feature.ts';
import { features } from './features.ts';
import { routerWithFields } from './router-with-fields.ts';
import {
  additionalFields,
  documentation,
  enabledProtocols,
  entities,
  featureCookies,
  mails,
  notices,
  protocolRoutes,
  rateLimits,
  publicConfiguration,
} from './registry.ts';
import { requireCaptchaEndpoints } from '#server/features/captcha/require-captcha.ts';
import { openDatabase, startServer } from '#server/db/open.ts';
import { Reads } from '#server/db/reads.ts';
import { AppError, errorResponse } from '#server/lib/errors.ts';
import { callUrl } from '#server/http/address.ts';
import { isAtOrBelow } from '#server/options/base-path.options.ts';
import { addClientAddress, trustedProxies } from '#server/http/client-address.ts';
import {
  acceptJson,
  connectionOptions,
  hasDuplicateHost,
  hasEncodedBody,
  listenError,
} from '#server/http/http-server.ts';
import { Cookies } from '#server/http/cookies.ts';
import { logFailure, sendJson, sendRestError } from '#server/transports/transport.ts';
import { securityHeaders, type HeaderSets } from '#server/http/headers.ts';
import { Limiter } from '#server/http/limiter.ts';
import { requireMatchingRules } from '#server/http/limits.ts';
import { allowTrustedOrigins } from '#server/http/origin.ts';
import { serveProtocol } from '#server/transports/protocols.ts';
import { errorsPage } from '#server/transports/errors-page.ts';
import { explorerPage } from '#server/transports/explorer-page.ts';
import { servedCalls } from '#server/transports/procedures.ts';
import { serveRest } from '#server/transports/rest.ts';
import { rpcErrorFor, serveRpc } from '#server/transports/rpc.ts';
import { serveSite } from './site.ts';
import { serveMailbox } from '#server/mail/mailbox.ts';
import { mailTranslations } from './mail-translations.ts';
import { Mailer } from '#server/mail/mailer.ts';
import { POLL_SECONDS, Outbox } from '#server/mail/outbox.ts';
import { startWarnings } from '#server/call/findings.ts';
import { loggerOptions } from './log.ts';
import { Readiness } from '#server/lib/readiness.ts';
import { shutDown } from './shut-down.ts';
import { startTracing } from './tracing.ts';
import { localOrigins, parseOptions, type Options } from './configuration.ts';
import { liveOptions } from './live-options.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import type { OptionsOrigin } from '#server/options/describe.ts';
import { appRouter, type AppRouter } from './router.ts';
import type { RunningGatehouse, ServerCaller } from './running-gatehouse.ts';
import { secretsFor } from '#server/security/secrets.ts';

/** A running service with its parsed options. */
export interface Gatehouse extends RunningGatehouse {
  options: Options;
}

/**
 * Creates the service: migrates the database and registers all routes. Every option has a default; the environment is not
 * read here, but in `server/app/start.ts`, which passes where the options come from.
 *
 * @throws OptionsError if an option is invalid; the message names it.
 */
export async function createGatehouse(
  input: GatehouseOptions = {},
  origin: OptionsOrigin = { written: input, variables: new Map() },
): Promise<Gatehouse> {
  const options = parseOptions(input);
  const fields = additionalFields({ options });
  const router = routerWithFields(appRouter, fields);
  const served = servedCalls(router);
  requireMatchingRules(options.rateLimit, [...served, ...protocolRoutes()]);
  requireCaptchaEndpoints(options, served);
  const secrets = secretsFor(options);
  const headers = securityHeaders(options);
  const sendError = errorHandler(headers.json, options);
  const app = Fastify({
    ...connectionOptions(options),
    logger: loggerOptions(options),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(options),
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // Requests that arrive during a shutdown are still served; then their connection is closed.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 512 },
    // Malformed and overlong URLs reach neither routes nor hooks; Fastify's own message would repeat the URL.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.header('x-request-id', request.id)),
  });

  const tracing = await startTracing(options);
  const server = await startServer(options, (line, level) => app.log[level](line));
  const database = await openDatabase(options, { entities, fields, server, log: app.log });
  const { orm, pool } = database;
  const background = new Background(app.log);
  const mailer = new Mailer(options, app.log, { translations: mailTranslations, notices });
  const service: AppServices = {
    options,
    secrets,
    orm,
    reads: new Reads(pool, options.database),
    constraintErrors: Object.assign({}, ...features.map(({ constraints }: Feature) => constraints)),
    cookies: new Cookies(options, secrets, featureCookies),
    background,
    mailer,
    mails,
    notices,
    outbox: new Outbox({ orm, secrets, mailer, mails, background, options, log: app.log }),
    limiter: new Limiter(options, { secret: secrets[0]!, pool, defaults: rateLimits }),
    failedAttempts: new FailedAttemptLog({ orm, background }),
    mutationMiddleware: features.flatMap(({ mutationMiddleware = [] }: Feature) => mutationMiddleware),
    signInPolicies: features.flatMap(({ signInPolicies = [] }: Feature) => signInPolicies),
    auditObservers: features.flatMap(({ auditObservers = [] }: Feature) => auditObservers),
    organizationPolicies: features.flatMap(({ organizationPolicies = [] }: Feature) => organizationPolicies),
    featureServices: new Map(),
    liveOptions: liveOptions({ options, input, origin, log: app.log }),
    publicConfiguration: () => publicConfiguration(service),
    ...registriesOf(features),
    readiness: new Readiness(),
    log: app.log,
  };
  for (const { services = [] } of features as readonly Feature[]) {
    for (const key of services) service.featureServices.set(key.name, key.create(service));
  }
  for (const { start } of features as readonly Feature[]) await start?.(service);
  // Loaded only if enabled, because the metrics need eighty modules.
  const { serveMetrics } = options.metrics.enabled ? await import('./metrics.ts') : {};
  const metrics = serveMetrics?.(app, { pool, background, options }) ?? null;
  tracing?.traceRequests(app);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendError(new AppError('NOT_FOUND'), request, reply));
  await serve(app, service, { router, headers });
  background.run('mails', () => service.outbox.drain());
  background.every(POLL_SECONDS, 'mails', () => service.outbox.drain());
  background.every(options.advanced.sweepInterval, 'rate limits', () => service.limiter.deleteExpired(service));
  for (const { name, every, run } of features.flatMap(({ jobs = [] }: Feature) => jobs)) {
    background.every(every(service), name, () => run(service));
  }

  let closing: Promise<void> | undefined;
  return {
    app,
    options,
    listen: async () => {
      for (const { name, message } of startWarnings(options)) app.log.warn({ finding: name }, message);
      try {
        const address = await metrics?.listen();
        if (address !== undefined) app.log.info({ address: `${address}/metrics` }, 'metrics');
        const listening = await app.listen({ host: options.host, port: options.port });
        if (options.port === 0 && !options.production) options.ownOrigins.push(...localOrigins(portOf(listening)));
        return listening;
      } catch (error) {
        throw listenError(error, options);
      }
    },
    close: () => (closing ??= shutDown({ app, service, database, metrics, tracing })),
    idle: () => background.idle(),
    call: callerOf(service, router),
  };
}

const portOf = (address: string) => Number(new URL(address).port);

async function serve(
  app: FastifyInstance,
  service: AppServices,
  { router, headers }: { router: AppRouter; headers: HeaderSets },
): Promise<void> {
  const { options } = service;
  const calls = servedCalls(router);

  acceptJson(app);
  addClientAddress(app);
  await allowTrustedOrigins(app, options);
  app.addHook('onRequest', (request, reply, done) => {
    // By route, since a URL can be written in several ways. Routes of the web app set their own headers.
    const { url } = request.routeOptions;
    if (url === undefined || url.startsWith('/api/') || isAtOrBelow(url, options.basePath)) reply.headers(headers.json);
    reply.header('x-request-id', request.id);
    if (hasEncodedBody(request.raw)) {
      // Which encodings are accepted (RFC 9110, 15.5.16).
      reply.header('accept-encoding', 'identity');
      done(new AppError('UNSUPPORTED_MEDIA_TYPE'));
    } else done(hasDuplicateHost(request.raw) ? new AppError('BAD_REQUEST') : undefined);
  });
  // oxlint-disable-next-line max-params -- Fastify's callback signature; a promise would delay every response.
  app.addHook('onSend', (_request, reply, payload, done) => {
    // Ends keep-alive connections during a shutdown.
    if (service.readiness.draining) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const { call } = routeOptions.config;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    // Only calls and failures are of interest: a page loads two dozen files.
    const level = call === undefined && reply.statusCode < 400 ? 'debug' : 'info';
    request.log[level](
      { method, route: routeOptions.url, call, status: reply.statusCode, milliseconds },
      'request completed',
    );
    done();
  });

  for (const protocol of enabledProtocols(options))
    await serveProtocol(app, service, { protocol, headers: headers.json });
  await serveRest(app, service, { calls, headers });
  serveRpc(app, service, { calls, router });
  await serveExplorer(app, {
    documentation: { ...documentation, router },
    baseUrl: callUrl(options, ''),
    sessionCookie: service.cookies.nameOf('session_token'),
    prefix: options.basePath,
    appName: () => options.appName,
    page: (font) => explorerPage(options, font),
    errorsPage: () => errorsPage(options),
  });
  if (service.mailer.mailbox) serveMailbox(app, service.mailer.mailbox, options);
  if (options.webApp) await serveSite(app, service, headers.webApp);
}

function callerOf(service: AppServices, router: AppRouter): ServerCaller {
  const calls = new Map(servedCalls(router).map((call) => [call.name, call]));
  const caller = (name: string, input?: unknown, { headers = {} }: { headers?: IncomingHttpHeaders } = {}) => {
    const ctx = createContext(service, { headers, ip: '', log: service.log });
    return calls.get(name)!.call(ctx, input);
  };
  // The types of `ServerCaller` come from the same router; only the look-up by name is untyped.
  return caller as ServerCaller;
}

/** Responds to errors outside calls: unknown paths, malformed requests, failed hooks. */
function errorHandler(headers: Record<string, string>, options: Options) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, body } = errorResponse(error);
    logFailure(request, status, { err: error });
    const ofRpc = rpcErrorFor(appRouter, request, body);
    reply.headers(headers);
    if (ofRpc) sendJson(reply, status, ofRpc);
    else sendRestError(reply, { status, body }, options);
  };
}
