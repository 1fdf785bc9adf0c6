#!/bin/sh
# Run once by PostgreSQL's image, on an empty volume: the product's role owns its database and is no superuser. The
# superuser is left without a password, so that nobody comes in as it but from inside the container.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$(cat /run/secrets/database-password)" --username=postgres <<'SQL'
CREATE ROLE greenpen LOGIN PASSWORD :'password';
CREATE DATABASE greenpen OWNER greenpen;
ALTER ROLE postgres PASSWORD NULL;
SQL
