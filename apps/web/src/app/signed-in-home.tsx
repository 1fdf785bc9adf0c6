import { ProductFrame } from './product-frame.tsx';
import { DashboardRoute } from './routes/dashboard-route.tsx';

export function SignedInHome() {
  return (
    <ProductFrame>
      <DashboardRoute />
    </ProductFrame>
  );
}
