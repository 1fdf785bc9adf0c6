import { Monitor, Moon, Sun } from 'lucide-react';
import { Brand } from '../../components/brand.tsx';
import { product } from '../../product.ts';

const columns = [
  {
    title: 'Product',
    places: [
      ['Features', '/#features'],
      ['Pricing', '/#pricing'],
      ['Demo', '/demo'],
    ],
  },
  {
    title: 'Support',
    places: [
      ['Help Center', '/help'],
      ['Contact Us', '/contact'],
    ],
  },
  {
    title: 'About us',
    places: [
      ['About', '/about'],
      ['Privacy Policy', '/privacy'],
    ],
  },
] as const;

const themes = [
  ['system', 'Theme of the system', Monitor],
  ['light', 'Light theme', Sun],
  ['dark', 'Dark theme', Moon],
] as const;

export function SiteFooter() {
  return (
    <footer className="border-t border-rule">
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-6 gap-y-10 px-5 py-12 md:grid-cols-[1.6fr_repeat(3,1fr)] md:gap-x-10 md:px-8">
        <div className="max-md:col-span-2">
          <Brand />
          <p className="mt-3 max-w-64 text-13 text-pencil">
            Drafts grades and feedback in your own voice. You read, change what you like, and approve.
          </p>
          <div data-needs-script className="mt-5 inline-flex rounded-md border border-rule p-0.5">
            {themes.map(([theme, label, Icon]) => (
              <button
                key={theme}
                type="button"
                data-theme-choice={theme}
                aria-label={label}
                aria-pressed={theme === 'system'}
                className="grid size-8 place-items-center rounded-md text-pencil hover:text-ink aria-pressed:bg-hover aria-pressed:text-ink"
              >
                <Icon size={16} aria-hidden />
              </button>
            ))}
          </div>
        </div>
        {columns.map(({ title, places }) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-13 font-semibold">{title}</h2>
            <ul className="mt-2">
              {places.map(([name, href]) => (
                <li key={href}>
                  <a
                    href={href}
                    className="inline-flex min-h-8 items-center text-pencil underline-offset-2 hover:text-ink hover:underline"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="mx-auto max-w-6xl px-5 text-13 text-pencil md:px-8">
        <div className="flex flex-wrap justify-between gap-2 border-t border-rule py-5">
          <p>{product.name} drafts. You decide.</p>
          <a className="underline-offset-2 hover:underline" href={`mailto:${product.supportEmail}`}>
            {product.supportEmail}
          </a>
        </div>
      </div>
    </footer>
  );
}
