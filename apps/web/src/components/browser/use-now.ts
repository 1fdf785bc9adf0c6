import { useEffect, useState } from 'react';

/** The time, refreshed every half minute, for "3 minutes ago". */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  // Synchronises with the clock.
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
