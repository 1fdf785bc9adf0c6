import { z } from 'zod';

/** One request of the API: what goes in, what comes out. Server, web and OpenAPI are made from it. */
export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters in Fastify's and React Router's notation: "/api/assignments/:id". */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** Absent for calls without a JSON body. */
  readonly body?: z.ZodType;
  /** The answer of a 200 with JSON; `null` for files and redirects. */
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

/** What a client has to give: before defaults are filled in. */
export type CallInput<C extends Call> = {
  readonly params: Input<C['params']>;
  readonly query: Input<C['query']>;
  readonly body: Input<C['body']>;
};

/** The body of every answer that is not ok. `message` is a sentence for the person at the screen. */
export const failure = z.object({
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  /** Which fields were wrong, by path: "weights.apa". */
  fields: z.record(z.string(), z.string()).optional(),
});

export type Failure = z.infer<typeof failure>;

/** Header of upload, grade and approve: the same key gives the same answer and one effect, however often it is sent. */
export const idempotencyHeader = 'idempotency-key';

export const idempotencyKey = z.string().regex(/^[\w-]{8,100}$/u);
