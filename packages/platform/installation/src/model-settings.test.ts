import { describe, expect, it } from 'vitest';
import { readModelSettings } from './model-settings.ts';

const own = {
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'qwen3:8b',
  AI_BASE_URL: 'http://127.0.0.1:11434/v1',
};

describe('readModelSettings', () => {
  it('finds no model without settings, and treats empty variables as unset', () => {
    expect(readModelSettings({})).toBeNull();
    expect(readModelSettings({ AI_PROVIDER: '', AI_MODEL: '', AI_API_KEY: '' })).toBeNull();
  });

  it.each([
    ['openai', 'api.openai.com'],
    ['anthropic', 'api.anthropic.com'],
    ['google', 'generativelanguage.googleapis.com'],
  ])('knows where %s is', (provider, host) => {
    const model = readModelSettings({ AI_PROVIDER: provider, AI_MODEL: 'm-1', AI_API_KEY: 'k' });
    expect(model).toMatchObject({ host, name: `m-1 at ${host}`, baseUrl: null, dailyTokens: null });
  });

  it('reads prices, which are both needed to say what something costs', () => {
    expect(readModelSettings(own)?.prices).toBeNull();
    const both = { ...own, AI_INPUT_PRICE: '0.25', AI_OUTPUT_PRICE: '2' };
    expect(readModelSettings(both)?.prices).toEqual({ input: 0.25, output: 2 });
    expect(() => readModelSettings({ ...own, AI_INPUT_PRICE: '0.25' })).toThrow(
      'AI_INPUT_PRICE is set and AI_OUTPUT_PRICE is not; set both, or neither.',
    );
    expect(() => readModelSettings({ ...both, AI_OUTPUT_PRICE: 'two' })).toThrow(
      /^AI_OUTPUT_PRICE is "two"/u,
    );
  });

  it('reads monthly limits in dollars, which need the prices', () => {
    const priced = { ...own, AI_INPUT_PRICE: '0.25', AI_OUTPUT_PRICE: '2' };
    expect(readModelSettings(priced)?.monthly).toBeNull();
    expect(readModelSettings({ ...priced, AI_MONTHLY_DOLLARS_PER_USER: '2.5' })?.monthly).toEqual({
      prices: { input: 0.25, output: 2 },
      dollars: null,
      dollarsPerUser: 2.5,
    });
    expect(() => readModelSettings({ ...own, AI_MONTHLY_DOLLARS: '20' })).toThrow(
      'AI_MONTHLY_DOLLARS is set and AI_INPUT_PRICE is not; set AI_INPUT_PRICE and AI_OUTPUT_PRICE too.',
    );
  });

  it('accepts a self-hosted server without a key, and a limit', () => {
    expect(readModelSettings({ ...own, AI_DAILY_TOKENS: '200000' })).toMatchObject({
      apiKey: null,
      host: '127.0.0.1:11434',
      dailyTokens: 200_000,
    });
  });

  it.each([
    'http://localhost:11434/v1',
    'http://[::1]:8080/v1',
    'http://10.1.2.3/v1',
    'http://172.20.0.2:8000/v1',
    'http://192.168.1.9/v1',
    'http://ollama:11434/v1',
    'http://host.docker.internal:11434/v1',
    'http://gpu.lan/v1',
    'https://models.example.edu/v1',
  ])('sends papers to %s', (AI_BASE_URL) => {
    expect(readModelSettings({ ...own, AI_BASE_URL })?.baseUrl).toBe(AI_BASE_URL);
  });

  it.each([
    'http://models.example.edu/v1',
    'http://8.8.8.8/v1',
    'http://172.32.0.1/v1',
    'http://[2001:db8::1]/v1',
    'https://name:secret@models.example.edu/v1',
    'ftp://localhost/',
    'ollama',
  ])('never sends papers to %s', (AI_BASE_URL) => {
    expect(() => readModelSettings({ ...own, AI_BASE_URL })).toThrow(/^AI_BASE_URL is .*; it takes .*\.$/u);
  });

  it.each([
    [
      { AI_PROVIDER: 'other' },
      /^AI_PROVIDER is "other"; it takes one of openai, anthropic, google, openai-compatible\.$/u,
    ],
    [{ AI_MODEL: 'm-1' }, /^AI_MODEL is set and AI_PROVIDER is not/u],
    [{ AI_PROVIDER: 'openai', AI_API_KEY: 'k' }, /AI_MODEL is not set/u],
    [{ AI_PROVIDER: 'openai', AI_MODEL: 'm-1' }, /AI_API_KEY is not set/u],
    [{ ...own, AI_BASE_URL: '' }, /AI_BASE_URL is not set/u],
    [{ ...own, AI_DAILY_TOKENS: 'many' }, /^AI_DAILY_TOKENS is "many"; it takes/u],
    [{ ...own, AI_DAILY_TOKENS: '-1' }, /^AI_DAILY_TOKENS is "-1"/u],
    [{ ...own, AI_MODEL: 'two words' }, /^AI_MODEL is "two words"/u],
  ])('stops the start for %j with one sentence', (variables, sentence) => {
    expect(() => readModelSettings(variables)).toThrow(sentence);
  });

  it('never repeats a key', () => {
    const wrong = { AI_PROVIDER: 'openai', AI_MODEL: 'm-1', AI_API_KEY: 'sk-secret with-a-space' };
    expect(() => readModelSettings(wrong)).toThrow('AI_API_KEY has an invalid value');
  });
});
