import { buttonClass } from '../../components/form/button.tsx';
import { product } from '../../product.ts';
import { loginAddress, trialStart } from '../../session/return-to.ts';
import { EntrancePage, quietLink } from './entrance-page.tsx';

export function SignUpPage() {
  const { plan } = product;
  return (
    <EntrancePage
      title="Start Your Free Trial"
      lead={`${plan.trialDays} days of everything, no credit card. After that $${plan.dollarsPerMonth} a month, cancel anytime.`}
      footer={
        <>
          Already have an account?{' '}
          <a href="/login" className={quietLink}>
            Sign in
          </a>
        </>
      }
    >
      <a href={loginAddress(trialStart)} className={`${buttonClass('primary', 'large')} w-full`}>
        Start Free Trial
      </a>
      <p className="mt-4 text-pencil">
        You create an account on the next page, upload a paper, and read the first draft a moment later.
      </p>
      <p className="mt-4 border-t border-rule pt-4 text-13 text-pencil">
        Your papers stay yours: encrypted, shown to you alone, deleted within 30 days. All of it is in the{' '}
        <a href="/privacy" className={quietLink}>
          privacy policy
        </a>
        .
      </p>
    </EntrancePage>
  );
}
