export type Answer = {
  readonly text: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly ending: 'stop' | 'length' | 'content-filter';
};

const anthropicEndings = { stop: 'end_turn', length: 'max_tokens', 'content-filter': 'refusal' };
const googleEndings = { stop: 'STOP', length: 'MAX_TOKENS', 'content-filter': 'SAFETY' };

/** An answer as the provider whose address this is would send it. */
export function envelopeFor(path: string, answer: Answer, request: string): unknown {
  const { text, inputTokens, outputTokens, ending } = answer;
  if (path.endsWith('/chat/completions')) {
    const finishReason = ending === 'content-filter' ? 'content_filter' : ending;
    return {
      id: 'answer',
      object: 'chat.completion',
      created: 1,
      model: 'test',
      choices: [{ index: 0, finish_reason: finishReason, message: { role: 'assistant', content: text } }],
      usage: {
        prompt_tokens: inputTokens,
        completion_tokens: outputTokens,
        total_tokens: inputTokens + outputTokens,
      },
    };
  }
  if (path.endsWith('/responses')) {
    const reason = { length: 'max_output_tokens', 'content-filter': 'content_filter', stop: null }[ending];
    const content = [{ type: 'output_text', text, annotations: [] }];
    return {
      id: 'answer',
      created_at: 1,
      model: 'test',
      status: reason === null ? 'completed' : 'incomplete',
      incomplete_details: reason === null ? null : { reason },
      output: [{ type: 'message', id: 'message', role: 'assistant', status: 'completed', content }],
      usage: { input_tokens: inputTokens, output_tokens: outputTokens },
    };
  }
  if (path.endsWith('/messages')) {
    // Older models of Anthropic are held to a shape by way of a tool of this name.
    const isToolAsked = request.includes('"tool_choice"') && text.startsWith('{') && ending === 'stop';
    const input: unknown = isToolAsked ? JSON.parse(text) : null;
    return {
      id: 'answer',
      type: 'message',
      role: 'assistant',
      model: 'test',
      content: [isToolAsked ? { type: 'tool_use', id: 'tool', name: 'json', input } : { type: 'text', text }],
      stop_reason: anthropicEndings[ending],
      stop_sequence: null,
      usage: { input_tokens: inputTokens, output_tokens: outputTokens },
    };
  }
  return {
    candidates: [
      { content: { role: 'model', parts: [{ text }] }, finishReason: googleEndings[ending], index: 0 },
    ],
    modelVersion: 'test',
    usageMetadata: {
      promptTokenCount: inputTokens,
      candidatesTokenCount: outputTokens,
      totalTokenCount: inputTokens + outputTokens,
    },
  };
}
