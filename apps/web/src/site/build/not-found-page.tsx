import { buttonClass } from '../../components/form/button.tsx';

const places = [
  ['Help Center', '/help'],
  ['Demo', '/demo'],
  ['Contact Us', '/contact'],
] as const;

export function NotFoundPage() {
  return (
    <div className="mx-auto grid min-h-[60vh] max-w-xl content-center px-5 py-20">
      <p className="font-serif text-[96px] leading-none font-semibold text-pen">
        4<span className="mark mark-grammar">0</span>4
      </p>
      <h1 className="mt-6 font-serif text-28 font-semibold">Page not found</h1>
      <p className="mt-3 text-16 text-pencil">
        This page does not exist. The address may be mistyped, or the page has moved.
      </p>
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href="/" className={buttonClass('primary', 'large')}>
          Go to the start
        </a>
        <p className="flex flex-wrap gap-x-6 gap-y-2 max-sm:w-full">
          {places.map(([name, href]) => (
            <a key={href} href={href} className="text-pen underline underline-offset-2">
              {name}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}
