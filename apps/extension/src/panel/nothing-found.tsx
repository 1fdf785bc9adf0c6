import { useState } from 'react';
import { reportPage, type Seen } from './page.ts';

type Props = { readonly seen: Seen };

/** The next step where the page could not be read, with a report that the instructor may send. */
export function NothingFound({ seen }: Props) {
  return (
    <div role="alert">
      <p>
        {seen.look.isReply
          ? 'Click Reply below the post that you want to answer, then Draft again. Or select the post’s text.'
          : 'The student’s work was not found on this page. Select the text on the page, or drop the file here.'}
      </p>
      <ReportOffer seen={seen} />
    </div>
  );
}

/** Makes a report of the page's structure on a click. */
export function ReportOffer({ seen }: Props) {
  const [report, setReport] = useState<string | null>(null);
  const make = () => {
    reportPage(seen.place).then(setReport, () => setReport(''));
  };
  if (report !== null) return <PageReport report={report} />;
  return (
    <button type="button" className="quiet" onClick={make}>
      Report this page
    </button>
  );
}

/** Shown in full, so that the instructor sees what she copies or saves; the extension itself sends it nowhere. */
function PageReport({ report }: { readonly report: string }) {
  const [isCopied, setCopied] = useState(false);
  if (report === '') return <p>Greenpen lost access to the page. Click its button in the toolbar.</p>;
  const copy = async () => {
    await navigator.clipboard.writeText(report);
    setCopied(true);
  };
  return (
    <div className="note">
      <label className="field">
        The page’s structure, without text, values, names and numbers. Read it, then send it to the person who
        maintains your Greenpen server.
        <textarea className="report" readOnly rows={8} value={report} />
      </label>
      <span className="row">
        <button type="button" onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy the report'}
        </button>
        <a
          download="greenpen-page-report.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(report)}`}
        >
          Save the report
        </a>
      </span>
    </div>
  );
}
