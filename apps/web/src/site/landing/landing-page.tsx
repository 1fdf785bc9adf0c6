import { ExtensionWalk } from './extension-walk.tsx';
import { Features } from './features.tsx';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';
import { LastCall } from './last-call.tsx';
import { Pricing } from './pricing.tsx';
import { Problems } from './problems.tsx';

/** The start page for who is not signed in. */
export function LandingPage() {
  return (
    <>
      <Hero />
      <Figures />
      <Problems />
      <Features />
      <ExtensionWalk />
      <Pricing />
      <LastCall />
    </>
  );
}
