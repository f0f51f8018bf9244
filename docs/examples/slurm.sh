#!/bin/bash
# A run of 320 dynasties as an array of 32 jobs: sbatch docs/examples/slurm.sh
# Afterwards, once: dynasty batch merge runs/share-* --out runs/all
#SBATCH --job-name=dynasty
#SBATCH --array=1-32
#SBATCH --cpus-per-task=8
#SBATCH --mem=8G
#SBATCH --time=01:00:00
set -euo pipefail

dynasty batch --dynasties 320 --seasons 10 --year 2024 --seed 1 \
  --shard "${SLURM_ARRAY_TASK_ID}/32" --jobs "${SLURM_CPUS_PER_TASK}" \
  --out "runs/share-${SLURM_ARRAY_TASK_ID}"
