import { LoadingArea } from '../../../components/loading/loading-area.tsx';
import { Skeleton } from '../../../components/loading/skeleton.tsx';

export function PaperSkeleton() {
  return (
    <LoadingArea label="Loading the paper" className="flex h-full flex-col overflow-hidden">
      <div className="h-11 shrink-0 border-b border-rule" />
      <div className="mx-3 mt-4 grid grow content-start gap-4 border border-b-0 border-rule bg-sheet p-[12%] md:mx-6">
        {['w-1/2', 'w-full', 'w-11/12', 'w-[97%]', 'w-10/12', 'w-[99%]', 'w-3/4'].map((width) => (
          <Skeleton key={width} className={`h-4 ${width}`} />
        ))}
      </div>
    </LoadingArea>
  );
}
