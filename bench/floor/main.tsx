import { createRoot } from 'react-dom/client';
import { workloadOfPage } from '../workloads.ts';
import { Floor } from './Floor.tsx';
import './floor.css';

const host = document.getElementById('root');
if (host) createRoot(host).render(<Floor workload={workloadOfPage()} />);
