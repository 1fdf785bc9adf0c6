import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ports } from '../ports.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const SIGN_ON_SECONDS = 10 * 60;

const names = {
  session: 'greenpen.session_token',
  /** Marks of the accounts that signed in here before; see `KnownDevices`. */
  device: 'greenpen.device',
  /** The state of a single sign-on, so that its response is accepted only in the same browser. */
  'sign-on': 'greenpen.sign_on',
} as const;

type CookieName = keyof typeof names;

/** "__Host-" restricts a cookie to this exact host and https. */
const isHttps = ({ entry }: Pick<Ports, 'entry'>): boolean => entry.baseUrl.startsWith('https://');

function nameOf(ports: Pick<Ports, 'entry'>, name: CookieName): string {
  return isHttps(ports) ? `__Host-${names[name]}` : names[name];
}

export function readCookie(
  ports: Pick<Ports, 'entry'>,
  request: FastifyRequest,
  name: CookieName,
): string | undefined {
  return request.cookies[nameOf(ports, name)];
}

/** `maxAge` in seconds; null for a session cookie. */
export function setCookie(
  ports: Pick<Ports, 'entry'>,
  reply: FastifyReply,
  {
    name,
    value,
    maxAge,
  }: { readonly name: CookieName; readonly value: string; readonly maxAge: number | null },
): void {
  reply.setCookie(nameOf(ports, name), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(ports),
    ...(maxAge === null ? {} : { maxAge }),
  });
}

export function setSignOnCookie(ports: Pick<Ports, 'entry'>, reply: FastifyReply, value: string): void {
  setCookie(ports, reply, { name: 'sign-on', value, maxAge: SIGN_ON_SECONDS });
}

export function clearCookie(ports: Pick<Ports, 'entry'>, reply: FastifyReply, name: CookieName): void {
  setCookie(ports, reply, { name, value: '', maxAge: 0 });
}

type DevicePorts = Pick<Ports, 'entry' | 'devices'>;
type DeviceAccount = Parameters<Ports['devices']['find']>[1];

/** The key for counting this browser's attempts at the account; null if it is unknown. */
export function findDevice(
  ports: DevicePorts,
  request: FastifyRequest,
  account: DeviceAccount,
): string | null {
  return ports.devices.find(readCookie(ports, request, 'device'), account);
}

/** Marks the browser as known for a year, for an account whose password was just entered. */
export function rememberDevice(
  ports: DevicePorts,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  ...accounts: readonly DeviceAccount[]
): void {
  let value = readCookie(ports, request, 'device');
  for (const account of accounts) value = ports.devices.remember(value, account);
  if (value !== undefined) setCookie(ports, reply, { name: 'device', value, maxAge: YEAR_SECONDS });
}
