/**
 * The layout of a row: columns, or two lines on narrow screens such as phones, with the
 * file name above the student and the status.
 */
export const rowLayout = {
  /** `--row` is a row's height, used to compute scroll positions. */
  table:
    'w-full table-fixed border-separate border-spacing-0 text-left [--row:44px] @max-lg:block @max-lg:[--row:64px]',
  group: '@max-lg:block',
  head: '*:h-10 *:border-b *:border-rule @max-lg:grid @max-lg:grid-cols-[44px_minmax(0,1fr)_auto_48px] @max-lg:*:content-center',
  row: '*:h-(--row) *:border-b *:border-rule @max-lg:grid @max-lg:grid-cols-[44px_minmax(0,1fr)_48px] @max-lg:grid-rows-[32px_31px] @max-lg:border-b @max-lg:border-rule @max-lg:*:h-auto @max-lg:*:border-b-0',
  choice: 'p-0 @max-lg:row-span-2',
  name: 'pr-2 pl-1 @max-lg:col-start-2 @max-lg:row-span-2 @max-lg:row-start-1 @max-lg:pt-2',
  /** Space at the end of the second line for the status. */
  besideState: '@max-lg:mt-2 @max-lg:mr-28',
  state:
    'px-2 @max-lg:col-start-2 @max-lg:row-start-2 @max-lg:justify-self-end @max-lg:flex @max-lg:items-start @max-lg:pr-2 @max-lg:pl-0',
  actions: 'pr-2 sm:pr-4 @max-lg:col-start-3 @max-lg:row-span-2 @max-lg:row-start-1 @max-lg:content-center',
} as const;
