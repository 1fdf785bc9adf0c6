import type { Page } from 'playwright-core';

type Prepare = (page: Page) => Promise<unknown>;

/** A call that is answered so, whatever is asked. */
export const answerWith =
  (address: string | RegExp, json: unknown, status = 200): Prepare =>
  (page) =>
    page.route(address, (route) => route.fulfill({ status, json }));

/** A call that is refused with these words. */
export const refuseWith =
  (address: string | RegExp, status: number, message: string): Prepare =>
  (page) =>
    page.route(address, (route) =>
      route.fulfill({ status, json: { code: 'INTERNAL', message, requestId: 'sample' } }),
    );

/** A call that waits as long as anybody looks. */
export const neverAnswer =
  (address: string | RegExp): Prepare =>
  (page) =>
    page.route(address, () => {
      // The window is closed with the question open.
    });

/** An answer of the server with something in it changed. */
export const changeAnswer =
  (address: string | RegExp, change: (answer: object) => object): Prepare =>
  (page) =>
    page.route(address, async (route) => {
      const answer = await route.fetch();
      const given: unknown = await answer.json();
      const json = typeof given === 'object' && given !== null ? change(given) : given;
      return route.fulfill({ response: answer, json });
    });
