import { Link } from 'react-router';
import { buttonClass } from '../../components/button.tsx';
import { product } from '../../lib/product.ts';
import { loginAddress, trialStart } from '../../lib/return-to.ts';
import { IdentityPage, quietLink } from './identity-page.tsx';

export function SignUpPage() {
  const { plan } = product;
  return (
    <IdentityPage
      title="Start Your Free Trial"
      lead={`${plan.trialDays} days of everything, no credit card. After that $${plan.dollarsPerMonth} a month, cancel anytime.`}
      footer={
        <>
          Already have an account?{' '}
          <Link to="/login" className={quietLink}>
            Sign in
          </Link>
        </>
      }
    >
      <a href={loginAddress(trialStart)} className={`${buttonClass('primary', 'large')} w-full`}>
        Start Free Trial
      </a>
      <p className="mt-4 text-pencil">
        You create an account on the next page, upload a paper, and read the first draft a moment later.
      </p>
    </IdentityPage>
  );
}
