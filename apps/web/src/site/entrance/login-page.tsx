import { Check } from 'lucide-react';
import { buttonClass } from '../../components/form/button.tsx';
import { product } from '../../product.ts';
import { EntrancePage, quietLink } from './entrance-page.tsx';

const benefits = [
  'Drafted scores for grammar, APA and content, with the reason for each point',
  'Feedback in your style, editable down to the last comma',
  'Papers encrypted at rest and shown to you alone',
] as const;

export function LoginPage() {
  return (
    <EntrancePage
      title="Professor Login Area"
      lead={`Sign in to ${product.name} to read your drafts and grade new papers.`}
      footer={
        <>
          No account yet?{' '}
          <a href="/signup" className={quietLink}>
            Start your free trial
          </a>
        </>
      }
    >
      <a href="/api/login" className={`${buttonClass('primary', 'large')} w-full`}>
        Sign In
      </a>
      <ul className="mt-5 grid gap-2.5">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2.5 text-pencil">
            <Check size={18} aria-hidden className="mt-0.5 shrink-0 text-pen" />
            {benefit}
          </li>
        ))}
      </ul>
      <p className="mt-5 border-t border-rule pt-4 text-13 text-pencil">
        What is stored, and for how long, is described in the{' '}
        <a href="/privacy" className={quietLink}>
          privacy policy
        </a>
        .
      </p>
    </EntrancePage>
  );
}
