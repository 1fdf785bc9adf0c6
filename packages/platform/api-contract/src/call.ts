import { z } from 'zod';

/** An API call: its input and output. Server routes, the web client and the OpenAPI document are derived from it. */
export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters in Fastify's and React Router's notation: "/api/assignments/:id". */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** Absent if the call takes no JSON body. */
  readonly body?: z.ZodType;
  /** The JSON body of a 200 response; `null` for files and redirects. */
  readonly response: z.ZodType | null;
};

/** Keeps a call's exact types while checking its shape. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type Input<T> = T extends z.ZodType ? z.input<T> : undefined;
type Output<T> = T extends z.ZodType ? z.output<T> : undefined;

export type CallParams<C extends Call> = Output<C['params']>;
export type CallQuery<C extends Call> = Output<C['query']>;
export type CallBody<C extends Call> = Output<C['body']>;
export type CallResponse<C extends Call> = Output<C['response']>;

/** The input that a client sends, before defaults are filled in. */
export type CallInput<C extends Call> = {
  readonly params: Input<C['params']>;
  readonly query: Input<C['query']>;
  readonly body: Input<C['body']>;
};

/** The body of every error response. `message` is a sentence for the user. */
export const failure = z.object({
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  /** Invalid fields with their messages, by path: "weights.apa". */
  fields: z.record(z.string(), z.string()).optional(),
});

export type Failure = z.infer<typeof failure>;

/**
 * Idempotency header of upload, grade and approve: repeated requests with one key take effect once and get the same
 * response.
 */
export const idempotencyHeader = 'idempotency-key';

export const idempotencyKey = z.string().regex(/^[\w-]{8,100}$/u);
