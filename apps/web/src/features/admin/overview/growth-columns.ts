import type { Growth } from '@greenpen/api-contract';
import { formatDay } from '../../../components/format.ts';
import type { Column } from '../../../components/chart/column-chart.tsx';

/** Months in the browser's locale, in English without a browser. */
const locale = globalThis.document === undefined ? 'en-US' : undefined;
const shortMonth = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
const longMonth = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const daysBetweenNames = 7;

/** Today and every seventh day before it are labelled. */
export function signUpColumns(days: Growth['signUps']): readonly Column[] {
  return days.map(({ day, count }, at) => {
    const name = formatDay(new Date(`${day}T00:00:00Z`));
    const isNamed = (days.length - 1 - at) % daysBetweenNames === 0 && at > 0;
    return {
      id: day,
      label: isNamed ? name : '',
      words: `${name}: ${count === 1 ? '1 sign-up' : `${count} sign-ups`}`,
      value: count,
    };
  });
}

/** A column for each month, with every other one named so that the names fit a phone. */
export function monthColumns(
  months: readonly { readonly month: string; readonly value: number; readonly words: string }[],
): readonly Column[] {
  return months.map(({ month, value, words }, at) => {
    const day = new Date(`${month}-01T00:00:00Z`);
    return {
      id: month,
      label: (months.length - 1 - at) % 2 === 0 ? shortMonth.format(day) : '',
      words: `${longMonth.format(day)}: ${words}`,
      value,
    };
  });
}
