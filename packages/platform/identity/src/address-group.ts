import ipaddr from 'ipaddr.js';

/** The usual IPv6 allocation for one subscriber (RFC 6177), who can use every address in it. */
const networkBits = 64;

/**
 * The rate-limit group of an address: an IPv4 address itself, also if it is written as IPv6; for an IPv6 address its
 * network, because a client can use a new address for each request.
 */
export function addressGroup(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const [bare = ''] = parsed.toString().split('%');
  return ipaddr.IPv6.networkAddressFromCIDR(`${bare}/${networkBits}`).toString();
}
