import { type ApiKeyStatus, generateApiKey, revokeApiKey, usualKeyDays } from '@greenpen/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy, KeyRound, RefreshCw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/form/button.tsx';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { Field } from '../../components/form/field.tsx';
import { Select } from '../../components/form/select.tsx';
import { showError, showToast } from '../../components/toast/toast-store.ts';
import { describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { formatAgo, formatDateTime } from '../../components/format.ts';
import { useNow } from '../../components/browser/use-now.ts';
import { apiKeyQuery } from './api-key-query.ts';
import { copyText } from '../../components/browser/copy-text.ts';

/** The current key, with actions to create, replace and revoke it. */
export function KeyStatus({ status }: { readonly status: ApiKeyStatus }) {
  const [newKey, setNewKey] = useState<string | null>(null);
  const [expiry, setExpiry] = useState<Expiry>('usual');
  const [asking, setAsking] = useState<'nothing' | 'regenerate' | 'revoke'>('nothing');
  const close = () => setAsking('nothing');

  const { generate, revoke } = useKeyActions(expiry, (apiKey) => {
    setNewKey(apiKey);
    close();
  });

  return (
    <div className="grid gap-4 p-5">
      {newKey !== null && <NewKeyBox apiKey={newKey} />}
      {status.hasApiKey ? <CurrentKey status={status} /> : <NoKey />}
      {!status.hasApiKey && <ExpiryField value={expiry} onChange={setExpiry} />}
      <KeyButtons
        hasKey={status.hasApiKey}
        onRegenerate={() => setAsking('regenerate')}
        onRevoke={() => setAsking('revoke')}
        isBusy={generate.isPending}
        onGenerate={() => generate.mutate()}
      />
      {asking === 'regenerate' && (
        <RegenerateDialog
          isBusy={generate.isPending}
          onConfirm={() => generate.mutate()}
          onClose={close}
          expiry={expiry}
          onExpiry={setExpiry}
        />
      )}
      {asking === 'revoke' && (
        <RevokeDialog isBusy={revoke.isPending} onConfirm={() => revoke.mutate()} onClose={close} />
      )}
    </div>
  );
}

type KeyButtonsProps = {
  readonly hasKey: boolean;
  readonly onRegenerate: () => void;
  readonly onRevoke: () => void;
  readonly isBusy: boolean;
  readonly onGenerate: () => void;
};

function KeyButtons({ hasKey, onRegenerate, onRevoke, isBusy, onGenerate }: KeyButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {hasKey ? (
        <>
          <Button icon={<RefreshCw size={16} aria-hidden />} onClick={onRegenerate}>
            Regenerate
          </Button>
          <Button look="danger" onClick={onRevoke}>
            Revoke
          </Button>
        </>
      ) : (
        <Button look="primary" icon={<KeyRound size={16} aria-hidden />} isBusy={isBusy} onClick={onGenerate}>
          Generate API Key
        </Button>
      )}
    </div>
  );
}

type RevokeDialogProps = {
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

function RevokeDialog({ isBusy, onConfirm, onClose }: RevokeDialogProps) {
  return (
    <ConfirmDialog
      title="Revoke the key?"
      action="Revoke"
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>The key stops working immediately and cannot be restored.</p>
      <p className="text-pencil">Your papers and grades stay, and you can generate another key.</p>
    </ConfirmDialog>
  );
}

type RegenerateDialogProps = {
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly expiry: Expiry;
  readonly onExpiry: (expiry: Expiry) => void;
};

function RegenerateDialog({ isBusy, onConfirm, onClose, expiry, onExpiry }: RegenerateDialogProps) {
  return (
    <ConfirmDialog
      title="Regenerate the key?"
      action="Regenerate"
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>You get a new key, and the current one stops working immediately.</p>
      <p className="text-pencil">Software that uses it needs the new key. Your papers and grades stay.</p>
      <ExpiryField value={expiry} onChange={onExpiry} />
    </ConfirmDialog>
  );
}

/** When a new key expires. */
const expiries = {
  month: { label: 'In 30 days', days: 30 },
  term: { label: 'In 120 days', days: 120 },
  usual: { label: 'In a year', days: usualKeyDays },
} as const;

type Expiry = keyof typeof expiries;

const isExpiry = (value: string): value is Expiry => value in expiries;

/** Generates and revokes; `onDone` receives the new key in full, or null. */
function useKeyActions(expiry: Expiry, onDone: (apiKey: string | null) => void) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: apiKeyQuery.queryKey });
  const generate = useMutation({
    // The default expiry is omitted from the request.
    mutationFn: () =>
      callApi(generateApiKey, expiry === 'usual' ? {} : { body: { expiresInDays: expiries[expiry].days } }),
    // The key is kept only in this component's state.
    gcTime: 0,
    onSuccess: async ({ apiKey }) => {
      onDone(apiKey);
      showToast({ title: 'API Key Generated', description: 'Copy it now; it is shown only once.' });
      await refresh();
    },
    onError: (error) =>
      showError('Error', describeFailure(error, 'Failed to generate API key. Please try again.')),
  });
  const revoke = useMutation({
    mutationFn: () => callApi(revokeApiKey, {}),
    onSuccess: async () => {
      onDone(null);
      showToast({ title: 'API Key Revoked', description: 'It no longer works.' });
      await refresh();
    },
    onError: (error) =>
      showError('Error', describeFailure(error, 'Failed to revoke API key. Please try again.')),
  });
  return { generate, revoke };
}

type ExpiryProps = { readonly value: Expiry; readonly onChange: (value: Expiry) => void };

function ExpiryField({ value, onChange }: ExpiryProps) {
  return (
    <Field label="The new key expires">
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => isExpiry(event.target.value) && onChange(event.target.value)}
          className="max-w-60"
        >
          {Object.entries(expiries).map(([id, { label }]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function NoKey() {
  return (
    <>
      <p>
        <Badge>No key</Badge>
      </p>
      <p className="text-pencil">
        You have no API key. Only software that you give a key to can access your papers.
      </p>
    </>
  );
}

/** The masked key and its dates. */
function CurrentKey({ status }: { readonly status: ApiKeyStatus }) {
  const now = useNow();
  const { expiresAt } = status;
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now;
  return (
    <>
      <p>{isExpired ? <Badge>Expired</Badge> : <Badge tone="green">Active</Badge>}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="text-pencil">Key</dt>
        <dd>
          <code className="font-mono text-13 break-all">{status.apiKey}</code>
        </dd>
        {status.createdAt !== null && (
          <>
            <dt className="text-pencil">Generated</dt>
            <dd>{formatDateTime(status.createdAt)}</dd>
          </>
        )}
        <dt className="text-pencil">{isExpired ? 'Expired' : 'Expires'}</dt>
        <dd>{expiresAt === null ? 'When you revoke it' : formatDateTime(expiresAt)}</dd>
        <dt className="text-pencil">Last used</dt>
        <dd>
          {status.lastUsedAt === null ? (
            'Never'
          ) : (
            <time dateTime={status.lastUsedAt} title={formatDateTime(status.lastUsedAt)}>
              {formatAgo(status.lastUsedAt, now)}
              {status.lastUsedFrom !== null && `, from ${status.lastUsedFrom}`}
            </time>
          )}
        </dd>
      </dl>
    </>
  );
}

/** Shows the whole key once. */
function NewKeyBox({ apiKey }: { readonly apiKey: string }) {
  const copy = async () => {
    if (await copyText(apiKey)) showToast({ title: 'Copied!', description: 'API key copied to clipboard' });
    else showError('Not copied', 'The browser did not allow it. Select the key and copy it by hand.');
  };
  return (
    <section aria-label="Save your key" className="rounded-lg border border-yellow bg-yellow-wash p-4">
      <h3 className="flex items-center gap-2 font-semibold text-yellow">
        <TriangleAlert size={16} aria-hidden /> Save your key
      </h3>
      <p className="mt-1 text-yellow">
        This is the only time we'll show you the full API key. Copy it now and store it securely.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <code
          // The extension reads it from here when the instructor clicks Connect in its panel.
          data-api-key
          className="min-w-0 grow rounded-md border border-edge bg-sheet px-3 py-2 font-mono text-13 break-all text-ink select-all"
        >
          {apiKey}
        </code>
        <Button icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </section>
  );
}
