import { Copy } from 'lucide-react';
import { Fragment } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { showError, showToast } from '../../components/toast-store.ts';
import { copyText } from '../../components/copy-text.ts';

/** Where an address may go on in a next line: after a slash of its path. */
const afterSlash = /(?<=[^:/]\/)/u;

type Props = {
  readonly title: string;
  /** The command, and below it a line for each of its options. */
  readonly lines: readonly string[];
};

/** A command that runs as it stands; what is too long for a phone goes on in a next line. */
export function CommandExample({ title, lines }: Props) {
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
