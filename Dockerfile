# The product in one image: API, worker and, where no DATABASE_URL is given, PostgreSQL. Nothing runs as root, nothing
# is written outside /data and /tmp, and no secret is part of it.
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund
RUN node -e "import('/build/tools/setup/ensure-web-built.mjs').then((m) => m.ensureWebBuilt())"
# Production needs no development dependencies, and the image already contains Node.
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund
RUN rm -rf node_modules/node-linux-* node_modules/drizzle-kit node_modules/@esbuild* node_modules/esbuild e2e tools/faults tools/bench tools/screenshots
# Creates the links by which PostgreSQL's libraries find each other, while the folder is still writable.
RUN node -e "import('/build/apps/launcher/src/embedded-postgres/find-binaries.ts').then((m) => m.findBinaries())"

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=build /build /app
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# API and worker: the launcher records every few seconds that both are healthy.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "apps/launcher/src/check-health.ts"]
CMD ["node", "apps/launcher/src/main.ts"]
