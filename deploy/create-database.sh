#!/bin/sh
# PostgreSQL's image runs this once, on an empty volume. The product's role owns its database and is not a superuser. The
# superuser gets no password, so it can connect only from inside the container.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$(cat /run/secrets/database-password)" --username=postgres <<'SQL'
CREATE ROLE greenpen LOGIN PASSWORD :'password';
CREATE DATABASE greenpen OWNER greenpen;
ALTER ROLE postgres PASSWORD NULL;
SQL
