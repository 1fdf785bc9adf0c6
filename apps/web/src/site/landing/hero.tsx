import { buttonClass } from '../../components/form/button.tsx';
import { ProductPicture } from '../product-picture.tsx';
import largeDark from '../images/review-dark-2400.webp';
import reviewDark from '../images/review-dark.webp';
import largeLight from '../images/review-light-2400.webp';
import reviewLight from '../images/review-light.webp';
import phoneDark from '../images/review-phone-dark.webp';
import phoneLight from '../images/review-phone-light.webp';
import { product } from '../../product.ts';

export function Hero() {
  const { plan } = product;
  return (
    <section className="mx-auto max-w-6xl px-5 pt-14 pb-16 md:px-8 md:pt-20">
      <h1 className="max-w-3xl font-serif text-[clamp(36px,5.6vw,64px)] leading-[1.06] font-semibold tracking-[-0.02em]">
        The first read of every paper, done in green pen
      </h1>
      <p className="mt-6 max-w-2xl text-16 text-pencil md:text-[18px] md:leading-[1.6]">
        {product.name} reads your students’ papers before you do. It marks grammar, APA 7 and content where
        they stand, drafts the scores, and writes the feedback in your voice. You read, change what you like,
        and approve.
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <a href="/signup" className={buttonClass('primary', 'large')}>
          Start Grading Now
        </a>
        <a href="/demo" className={buttonClass('secondary', 'large')}>
          Watch Demo
        </a>
        <p className="w-full text-13 text-pencil sm:ml-2 sm:w-auto">
          {plan.trialDays}-day free trial. No credit card needed.
        </p>
      </div>
      <figure className="mt-12 md:mt-16">
        <ProductPicture
          light={reviewLight}
          dark={reviewDark}
          large={{ light: largeLight, dark: largeDark }}
          width={1366}
          height={800}
          isFirst
          onPhone={{ light: phoneLight, dark: phoneDark, width: 375, height: 560 }}
          alt="The review screen: a student’s paper with marks for grammar, APA and content on the left; the grade, the drafted feedback and the list of findings on the right."
          className="w-full rounded-lg border border-rule shadow-float"
        />
        <figcaption className="mt-3 text-13 text-pencil">
          The review screen with a sample paper. Its author and its sources are made up.
        </figcaption>
      </figure>
    </section>
  );
}
