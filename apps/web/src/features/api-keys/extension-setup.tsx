import { Download } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { classNames } from '../../components/class-names.ts';
import { buttonClass } from '../../components/form/button.tsx';
import { product } from '../../product.ts';

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
