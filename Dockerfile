# The page is built once, here; a process only serves.
FROM node:24-slim
WORKDIR /srv/ossuaire
COPY . .
RUN node tools/setup.mjs && PATH=$PWD/node_modules/.bin:$PATH node tools/start.ts --build
# Where a process without DATABASE_URL keeps its tables.
RUN mkdir data && chown node:node data
USER node
ENV HOST=0.0.0.0 PORT=4600
EXPOSE 4600
CMD ["node_modules/.bin/node", "tools/start.ts"]
