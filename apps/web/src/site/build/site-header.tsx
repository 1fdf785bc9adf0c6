import { Menu } from 'lucide-react';
import { Brand } from '../../components/brand.tsx';
import { buttonClass } from '../../components/form/button.tsx';

const places = [
  ['Features', '/#features'],
  ['Pricing', '/#pricing'],
  ['Demo', '/demo'],
  ['Help', '/help'],
] as const;

/** Stays at the top of every public page. On a phone it opens as a menu, also without JavaScript. */
export function SiteHeader() {
  return (
    <header className="sticky top-0 z-20 border-b border-rule bg-desk">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-6 px-5 md:px-8">
        <a href="/" className="flex no-underline">
          <Brand />
        </a>
        <nav aria-label="Site" className="ml-4 hidden items-center gap-1 md:flex">
          {places.map(([name, href]) => (
            <a
              key={href}
              href={href}
              className="rounded-md px-3 py-2 text-pencil hover:bg-hover hover:text-ink"
            >
              {name}
            </a>
          ))}
        </nav>
        <div className="ml-auto hidden items-center gap-2 md:flex">
          <Entrances />
        </div>
        <details data-menu className="ml-auto md:hidden">
          <summary
            aria-label="Menu"
            className="grid size-11 cursor-pointer list-none place-items-center rounded-md border border-rule bg-sheet [&::-webkit-details-marker]:hidden"
          >
            <Menu size={20} aria-hidden />
          </summary>
          <div className="absolute inset-x-0 top-full border-b border-rule bg-desk px-5 pt-2 pb-5 shadow-float">
            <nav aria-label="Site" className="grid">
              {places.map(([name, href]) => (
                <a key={href} href={href} className="flex h-12 items-center border-b border-rule text-16">
                  {name}
                </a>
              ))}
            </nav>
            <div className="mt-4 grid grid-cols-2 gap-2">
              <Entrances />
            </div>
          </div>
        </details>
      </div>
    </header>
  );
}

function Entrances() {
  return (
    <>
      <a href="/api/login" className={`${buttonClass('quiet')} signed-in:hidden`}>
        Sign In
      </a>
      <a href="/signup" className={`${buttonClass('primary')} signed-in:hidden`}>
        Get Started
      </a>
      <a href="/dashboard" className={`${buttonClass('primary')} not-signed-in:hidden`}>
        Dashboard
      </a>
    </>
  );
}
