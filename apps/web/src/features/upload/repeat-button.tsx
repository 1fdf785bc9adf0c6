import { RotateCw } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { formatCount } from '../../components/format.ts';
import { listToRepeat, type Upload } from './use-upload.ts';

/** Makes all failed files ready at once, and leaves alone what arrived. */
export function RepeatButton({ upload }: { readonly upload: Upload }) {
  const ids = listToRepeat(upload.files);
  if (ids.length < 2 || upload.phase !== 'idle') return null;
  return (
    <Button
      icon={<RotateCw size={16} aria-hidden />}
      onClick={() => upload.makeReady(ids)}
      className="justify-self-start"
    >
      {`Send ${formatCount(ids.length, 'failed file')} again`}
    </Button>
  );
}
