/**
 * Whether one version of Node is a later release of the same major version as another.
 * @param {string} version such as "24.21.0"
 * @param {string} than
 */
export function isNewerRelease(version, than) {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0, otherPatch = 0] = than.split('.').map(Number);
  if (major !== otherMajor) return false;
  return minor === otherMinor ? patch > otherPatch : minor > otherMinor;
}
