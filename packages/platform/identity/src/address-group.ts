import ipaddr from 'ipaddr.js';

/** What one subscriber is given as a rule (RFC 6177): it can send from every address in it. */
const networkBits = 64;

/**
 * Under what requests of an address are counted: an IPv4 address as it is, also one written as IPv6, and of an IPv6
 * address its network, within which addresses can be changed for each request.
 */
export function addressGroup(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const [bare = ''] = parsed.toString().split('%');
  return ipaddr.IPv6.networkAddressFromCIDR(`${bare}/${networkBits}`).toString();
}
