import { exportAccount, type Holdings } from '@greenpen/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { showError } from '../../../components/toast-store.ts';
import { describeFailure } from '../../../api/api-failure.ts';
import { addressOf } from '../../../api/call-api.ts';
import { formatCount, formatSize, formatSpace, formatTime } from '../../../components/format.ts';
import { saveFrom } from '../../../components/save-file.ts';
import { holdingsQuery } from '../account-queries.ts';

/** Hands the download to the browser, which writes it to the disk as it comes, however large it is. */
export function ExportCard({ holdings }: { readonly holdings: Holdings }) {
  const queryClient = useQueryClient();
  const start = useMutation({
    // A download that fails says nothing: so first whether the server answers, knows who asks, and would give it.
    mutationFn: () => queryClient.fetchQuery({ ...holdingsQuery, staleTime: 0 }),
    onSuccess: ({ nextExportAt }) => {
      if (nextExportAt === null) saveFrom(addressOf(exportAccount));
    },
    onError: (error) =>
      showError(
        'Nothing Was Exported',
        describeFailure(error, 'The download did not start. Please try again.'),
      ),
  });
  return (
    <div className="grid gap-4 p-5">
      <p>
        One ZIP with all of it: profile, courses, class lists, rubrics, criteria, templates, training
        examples, every paper as you uploaded it with its scores, feedback and findings, the marks as CSV, and
        what happened when. Each thing is there to read, and as JSON for other software; a README says what is
        what.
      </p>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <output className="text-13 text-pencil">
          {start.isSuccess
            ? wordsFor(start.data)
            : `${formatCount(holdings.papers, 'paper')}, about ${formatSize(holdings.bytes)} of files${mostWords(holdings)}`}
        </output>
        <Button
          icon={<Download size={16} aria-hidden />}
          isBusy={start.isPending}
          onClick={() => start.mutate()}
          className="ml-auto"
        >
          Export everything
        </Button>
      </div>
    </div>
  );
}

function wordsFor({ nextExportAt }: Holdings): string {
  return nextExportAt === null
    ? 'Your browser is saving it. A large account takes minutes, and you can go on working.'
    : `Everything was exported ten times within the last hour. It can be again at ${formatTime(Date.parse(nextExportAt))}.`;
}

/** ", of 4.9 GB that this server keeps for you": nothing where there is no limit. */
function mostWords({ mostBytes }: Holdings): string {
  return mostBytes === null ? '' : `, of ${formatSpace(mostBytes)} that this server keeps for you`;
}
