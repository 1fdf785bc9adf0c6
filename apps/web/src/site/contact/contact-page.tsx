import { ArrowLeft, Clock, CircleHelp, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { product } from '../../product.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactQuestions } from './contact-questions.tsx';

type CardProps = { readonly icon: ReactNode; readonly title: string; readonly children: ReactNode };

function ContactCard({ icon, title, children }: CardProps) {
  return (
    <section className="rounded-lg border border-rule bg-sheet p-5">
      <h2 className="flex items-center gap-2.5 font-semibold">
        <span className="text-pen">{icon}</span>
        {title}
      </h2>
      <div className="mt-2.5 text-pencil">{children}</div>
    </section>
  );
}

const link = 'text-pen underline underline-offset-2';

export function ContactPage() {
  const { supportEmail, answersWithin, officeHours } = product;
  return (
    <div className="mx-auto max-w-6xl px-5 py-10 md:px-8 md:py-14">
      <a href="/" className="inline-flex min-h-9 items-center gap-2 text-pencil hover:text-ink">
        <ArrowLeft size={16} aria-hidden />
        Back to Home
      </a>
      <h1 className="mt-5 font-serif text-[clamp(32px,4.6vw,48px)] leading-[1.1] font-semibold tracking-[-0.02em]">
        Contact Us
      </h1>
      <p className="mt-3 max-w-2xl text-16 text-pencil">
        A question, something that went wrong, an idea: a person reads it, and answers.
      </p>
      <div className="mt-10 grid items-start gap-8 lg:grid-cols-[7fr_4fr]">
        <ContactForm />
        <div className="grid gap-4">
          <ContactCard icon={<Mail size={18} aria-hidden />} title="Email Support">
            <a href={`mailto:${supportEmail}`} className={link}>
              {supportEmail}
            </a>
            <p className="mt-1">Response within {answersWithin}</p>
          </ContactCard>
          <ContactCard icon={<CircleHelp size={18} aria-hidden />} title="Quick Questions">
            <p>
              Most of what people ask stands in the{' '}
              <a href="/help" className={link}>
                Help Center
              </a>
              .
            </p>
          </ContactCard>
          <ContactCard icon={<Clock size={18} aria-hidden />} title="Office Hours">
            <dl className="grid gap-1.5">
              {officeHours.map(({ days, hours }) => (
                <div key={days} className="flex flex-wrap justify-between gap-x-4">
                  <dt>{days}</dt>
                  <dd className="text-ink">{hours}</dd>
                </div>
              ))}
            </dl>
          </ContactCard>
        </div>
      </div>
      <ContactQuestions />
    </div>
  );
}
