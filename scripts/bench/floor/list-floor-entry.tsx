// The plainest list of ten thousand rows that are drawn in view only; its frames are the floor.
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { createRoot } from 'react-dom/client';

const ROWS = 10_000;
const HEIGHT = 44;

function Rows() {
  const virtualizer = useWindowVirtualizer({ count: ROWS, estimateSize: () => HEIGHT, overscan: 6 });
  return (
    <div style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => (
        <div key={index} data-index={index} style={{ position: 'absolute', top: start, height: HEIGHT }}>
          {index + 1}
        </div>
      ))}
    </div>
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Rows />);
