import { describe, expect, it } from 'vitest';
import { isGuardedAddress } from './is-guarded-address.ts';

describe('the address of a database', () => {
  it.each([
    'postgres://greenpen@localhost/greenpen?host=/data/socket',
    'postgresql://greenpen:secret@127.0.0.1:5433/greenpen',
    'postgres://greenpen@[::1]/greenpen',
    'postgres://greenpen:secret@db.example.edu/greenpen?sslmode=verify-full',
    'postgres://greenpen:secret@db.example.edu/greenpen?sslmode=require&application_name=x',
    'postgres://greenpen:secret@database/greenpen?sslmode=disable',
    'postgres://greenpen@/greenpen?host=/var/run/postgresql',
    'postgres:///greenpen?host=/var/run/postgresql',
    'postgres://greenpen@%2Fvar%2Frun%2Fpostgresql/greenpen',
    'postgres://greenpen:secret@db.example.edu/greenpen?sslmode=verify-full&uselibpqcompat=true',
  ])('is taken: %s', (address) => {
    expect(isGuardedAddress(address)).toBe(true);
  });

  // ASVS-12.3.2
  it.each([
    'postgres://greenpen:secret@db.example.edu/greenpen',
    'postgres://greenpen:secret@localhost/greenpen?host=db.example.edu',
    'postgres://greenpen:secret@db.example.edu/greenpen?sslmode=prefer',
    'postgres://greenpen:secret@db.example.edu/greenpen?sslmode=no-verify',
    'postgres://greenpen:secret@db.example.edu/greenpen?sslmode=require&uselibpqcompat=true',
    'postgres://greenpen:secret@db.example.edu/greenpen?sslmode=verify-full&sslmode=no-verify',
    'postgres://greenpen:secret@localhost/greenpen?host=/run&host=db.example.edu',
    'postgres://greenpen:secret@/greenpen?host=db.example.edu',
    'postgres://greenpen:secret@localhost.example.edu/greenpen',
    'mysql://root@localhost/greenpen',
    'greenpen',
  ])('is refused, because the connection could be intercepted: %s', (address) => {
    expect(isGuardedAddress(address)).toBe(false);
  });
});
