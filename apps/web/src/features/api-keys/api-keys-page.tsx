import { useQuery } from '@tanstack/react-query';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/page/error-state.tsx';
import { LoadingArea } from '../../components/loading/loading-area.tsx';
import { PageHeader } from '../../components/page/page-header.tsx';
import { Skeleton } from '../../components/loading/skeleton.tsx';
import { describeFailure } from '../../api/api-failure.ts';
import { apiKeyQuery } from './api-key-query.ts';
import { KeyStatus } from './key-status.tsx';
import { Copy, Download } from 'lucide-react';
import { Fragment, type ReactNode, useSyncExternalStore } from 'react';
import { IconButton } from '../../components/form/icon-button.tsx';
import { showError, showToast } from '../../components/toast/toast-store.ts';
import { copyText } from '../../components/browser/copy-text.ts';
import { classNames } from '../../components/class-names.ts';
import { buttonClass } from '../../components/form/button.tsx';
import { product } from '../../product.ts';

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

/** The connected extension marks the pages of its server with its version. */
const mark = 'data-greenpen-extension';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: [mark] });
  return () => observer.disconnect();
}

const readVersion = () => document.documentElement.getAttribute(mark);

const packages = [
  { browser: 'Chrome and Edge', file: 'greenpen-chrome.zip' },
  { browser: 'Firefox', file: 'greenpen-firefox.zip' },
] as const;

const steps: readonly { readonly id: string; readonly step: ReactNode }[] = [
  {
    id: 'download',
    step: (
      <>
        Download the package for your browser.
        <span className="mt-2 flex flex-wrap gap-2">
          {packages.map(({ browser, file }) => (
            <a key={file} href={`/extension/${file}`} download className={buttonClass('secondary', 'small')}>
              <Download size={14} aria-hidden /> {browser}
            </a>
          ))}
        </span>
      </>
    ),
  },
  {
    id: 'install',
    step: (
      <>
        Chrome and Edge: unpack it, open <code className="font-mono text-13">chrome://extensions</code>,
        switch on Developer mode, choose “Load unpacked” and select the folder. Firefox: ask your
        administrator to deploy it, or load it for one session under{' '}
        <code className="font-mono text-13">about:debugging</code>.
      </>
    ),
  },
  { id: 'key', step: 'Generate a key on this page.' },
  {
    id: 'connect',
    step: `With the key still shown, click ${product.name} in the browser’s toolbar, then “Connect” in its panel. You can also enter the address of this server and the key under Settings in the panel.`,
  },
  {
    id: 'draft',
    step: `Open a student’s submission in Canvas, Moodle, Blackboard, Brightspace, Google Classroom or any other page, click ${product.name} in the toolbar, and choose Draft.`,
  },
  { id: 'insert', step: 'Check the draft, insert it, and save it with the page’s own button.' },
];

/** How to set up the browser extension, and whether this browser has it. */
export function ExtensionSetup() {
  const version = useSyncExternalStore(subscribe, readVersion);
  return (
    <section aria-labelledby="setup-steps">
      <h3 id="setup-steps" className="font-semibold">
        Set up the browser extension
      </h3>
      <output className={classNames('mt-1 block', version === null ? 'text-pencil' : 'text-green')}>
        {version === null
          ? 'No connected extension was detected in this browser.'
          : `The extension is connected in this browser, version ${version}.`}
      </output>
      <ol className="mt-2 grid list-decimal gap-1.5 pl-5 marker:text-pencil">
        {steps.map(({ id, step }) => (
          <li key={id}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
