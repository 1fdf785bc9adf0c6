import { product } from '../../product.ts';

const line = 'h-2 rounded-full bg-rule';

export function KeyPanel() {
  return (
    <>
      <p className="font-semibold">API Keys</p>
      <div className="mt-3 rounded-md border border-pen bg-pen-wash p-3">
        <p className="font-medium">Save your key</p>
        <p className="mt-2 rounded-md border border-rule bg-sheet px-2 py-1.5 tracking-wide">
          gg_••••••••3f9a
        </p>
      </div>
      <p className="mt-3 inline-block rounded-md bg-pen px-3 py-1.5 font-medium text-on-pen">Copy</p>
    </>
  );
}

export function CourseTab() {
  return (
    <>
      <div className="flex items-center gap-1.5">
        <i className="size-2 rounded-full bg-rule" />
        <i className="size-2 rounded-full bg-rule" />
        <i className="size-2 rounded-full bg-rule" />
        <span className="ml-2 grow rounded-full bg-hover px-2 py-0.5 text-pencil">lms.example.edu</span>
      </div>
      <p className="mt-4 font-semibold">Week 3 essay</p>
      <div className="mt-3 grid gap-2">
        <div className={`${line} w-full`} />
        <div className={`${line} w-11/12`} />
        <div className={`${line} w-full`} />
        <div className={`${line} w-3/4`} />
      </div>
      <div className="mt-3 ml-auto grid size-8 place-items-center rounded-md bg-pen text-16 text-on-pen">
        ✓
      </div>
    </>
  );
}

export function DraftPanel() {
  return (
    <div className="grid grid-cols-[1fr_112px] gap-3">
      <div className="grid content-start gap-2 pt-1">
        <div className={`${line} w-full`} />
        <div className="h-2 w-4/5 rounded-full bg-blue-wash" />
        <div className={`${line} w-full`} />
        <div className={`${line} w-2/3`} />
        <div className="h-2 w-full rounded-full bg-red-wash" />
        <div className={`${line} w-5/6`} />
      </div>
      <div className="h-44 border-l border-rule pl-3">
        <p className="font-serif text-20 font-semibold">
          86.6 <span className="text-pencil">B</span>
        </p>
        <p className="mt-1 text-pencil">Grammar 89</p>
        <p className="text-pencil">APA 72</p>
        <p className="text-pencil">Content 93</p>
        <p className="mt-2 font-serif leading-snug">You have done a lot right here…</p>
      </div>
    </div>
  );
}

export function InsertPanel() {
  return (
    <>
      <div className="flex items-center justify-between">
        <p className="font-semibold">Grade</p>
        <p className="rounded-md border-2 border-pen px-2 py-0.5">86.6</p>
      </div>
      <p className="mt-3 font-semibold">Comment</p>
      <p className="mt-1 h-14 overflow-hidden rounded-md border-2 border-pen p-2 font-serif leading-snug">
        You have done a lot right here. What carries it is its order…
      </p>
      <p className="mt-2 text-pencil">Filled in by {product.name}. You send it.</p>
    </>
  );
}
