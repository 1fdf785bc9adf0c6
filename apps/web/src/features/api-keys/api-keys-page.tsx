import { useQuery } from '@tanstack/react-query';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/page/error-state.tsx';
import { LoadingArea } from '../../components/loading/loading-area.tsx';
import { PageHeader } from '../../components/page/page-header.tsx';
import { Skeleton } from '../../components/loading/skeleton.tsx';
import { describeFailure } from '../../api/api-failure.ts';
import { apiKeyQuery } from './api-key-query.ts';
import { ExtensionSetup } from './extension-setup.tsx';
import { KeyStatus } from './key-status.tsx';
import { Copy } from 'lucide-react';
import { Fragment } from 'react';
import { IconButton } from '../../components/form/icon-button.tsx';
import { showError, showToast } from '../../components/toast/toast-store.ts';
import { copyText } from '../../components/browser/copy-text.ts';

export function ApiKeysPage() {
  const { data, error, refetch } = useQuery(apiKeyQuery);
  return (
    <>
      <PageHeader
        title="API Keys"
        description="One key for the browser extension, and for other software that uploads and reads papers for you."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 max-xl:max-w-3xl xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Card title="Your API Key">
          {error !== null && data === undefined ? (
            <ErrorState
              title="The key's status did not load"
              message={describeFailure(error, 'Please try again.')}
              onRetry={() => void refetch()}
            />
          ) : data === undefined ? (
            <LoadingArea
              label="Loading the key's status"
              className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5"
            >
              <Skeleton className="h-6 w-16 [--skeleton-radius:99px]" />
              <Skeleton className="h-3.5 w-96 max-w-full" />
              <Skeleton className="h-9 w-44" />
            </LoadingArea>
          ) : (
            <KeyStatus status={data} />
          )}
        </Card>
        <HowToUse />
      </div>
    </>
  );
}

const tips = [
  'The key can upload papers, start grading, read your papers, drafts and courses, edit drafts that the extension made, and set what an assignment asks for. It cannot approve or delete anything, and it cannot sign in to your account. Treat it like a password all the same.',
  'Keep it out of e-mails, shared documents and source code.',
  'It stops working when it expires, when you change or reset your password, when you switch on two-factor sign-in, and when you sign out everywhere else.',
  'Regenerate it when a computer that stores it is lost or changes hands; the old key stops working immediately.',
  'Check "Last used" now and then, and revoke the key when nothing uses it anymore.',
] as const;

const authorization = '-H "Authorization: Bearer $GREENPEN_API_KEY"';

/** How the browser extension and other software use the key, with ready-to-run commands. */
function HowToUse() {
  const { origin } = window.location;
  return (
    <Card title="How to Use">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5">
        <ExtensionSetup />
        <section aria-labelledby="other-software">
          <h3 id="other-software" className="font-semibold">
            Other software
          </h3>
          <p className="mt-2">
            Keep the key where your software keeps its secrets, and send it with each request in the
            Authorization header.
          </p>
        </section>
        <CommandExample
          title="Upload a paper"
          lines={[`curl ${origin}/api/assignments/upload`, authorization, '-F files=@paper.docx']}
        />
        <CommandExample
          title="List your papers with their grades"
          lines={[`curl ${origin}/api/assignments`, authorization]}
        />
        <section aria-labelledby="security-tips">
          <h3 id="security-tips" className="font-semibold">
            Security tips
          </h3>
          <ul className="mt-2 grid list-disc gap-1.5 pl-5 marker:text-pencil">
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      </div>
    </Card>
  );
}

/** Allows line breaks after the slashes of an address. */
const afterSlash = /(?<=[^:/]\/)/u;

type Props = {
  readonly title: string;
  /** The command, and below it a line for each of its options. */
  readonly lines: readonly string[];
};

/** A ready-to-run command that wraps on a phone. */
function CommandExample({ title, lines }: Props) {
  const continued = lines.map((line, index) => (index < lines.length - 1 ? `${line} \\` : line));
  const copy = async () => {
    if (await copyText(continued.join('\n  '))) {
      showToast({ title: 'Copied!', description: 'Command copied to clipboard' });
    } else showError('Not copied', 'The browser did not allow it. Select the command and copy it by hand.');
  };
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <div className="mt-2 flex items-start gap-1 rounded-md border border-rule bg-desk py-1 pr-1 pl-3">
        <pre className="min-w-0 grow py-1.5 font-mono text-13 max-sm:text-12 wrap-anywhere whitespace-pre-wrap">
          {continued.map((line, index) => (
            <span key={line} className={index === 0 ? 'block pl-4 -indent-4' : 'block pl-8 -indent-4'}>
              {line.split(afterSlash).map((part, at) => (
                <Fragment key={part}>
                  {at > 0 && <wbr />}
                  {part}
                </Fragment>
              ))}
            </span>
          ))}
        </pre>
        <IconButton
          label={`Copy the command: ${title}`}
          icon={<Copy size={16} aria-hidden />}
          onClick={() => void copy()}
        />
      </div>
    </section>
  );
}
