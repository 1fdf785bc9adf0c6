import { Card } from '../../components/card.tsx';
import { IncludedPoints } from '../../components/included-points.tsx';
import { product } from '../../product.ts';

export function IncludedCard() {
  return (
    <Card title={`What ${product.plan.name} includes`}>
      <IncludedPoints className="p-5" />
    </Card>
  );
}
