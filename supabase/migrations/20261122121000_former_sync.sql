-- Databases have this name on record, some of them from when its functions were older. So those functions are in 20261129200000_sync.sql, which
-- replaces them wherever it has not been applied.

select 1;
