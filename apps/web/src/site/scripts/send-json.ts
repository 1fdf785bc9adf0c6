export type Answer =
  | { readonly status: 'ok'; readonly data: unknown }
  | {
      readonly status: 'refused';
      readonly code: string;
      readonly message: string;
      readonly fields: Readonly<Record<string, string>>;
    }
  | { readonly status: 'offline' };

type Request = { readonly body?: object; readonly key?: string };

/** A call of the server without the product's own client, which is too large for a public page. */
export async function sendJson(address: string, { body, key }: Request = {}): Promise<Answer> {
  try {
    const response = await fetch(address, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    const data: unknown = await response.json();
    return response.ok ? { status: 'ok', data } : { status: 'refused', ...readFailure(data) };
  } catch {
    return { status: 'offline' };
  }
}

function readFailure(data: unknown) {
  const { code, message, fields } = asRecord(data);
  return {
    code: typeof code === 'string' ? code : '',
    message: typeof message === 'string' ? message : '',
    fields: Object.fromEntries(
      Object.entries(asRecord(fields)).filter((entry): entry is [string, string] => {
        return typeof entry[1] === 'string';
      }),
    ),
  };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
