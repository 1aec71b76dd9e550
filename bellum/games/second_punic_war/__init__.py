"""Second Punic War: two to five players, money, politics and fleets."""
